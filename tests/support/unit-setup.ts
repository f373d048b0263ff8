import '@testing-library/jest-dom';

// A component that complains to the console is broken, whatever else its test asserts.
let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    complaints.push(args);
  });
});
afterEach(() => {
  const seen = complaints;
  complaints = [];
  if (seen.length > 0) {
    throw new Error(
      `Unexpected console.error:\n${seen.map((args) => args.map(String).join(' ')).join('\n')}`,
    );
  }
});
