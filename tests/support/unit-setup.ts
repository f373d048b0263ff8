import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a component loads when it is needed is compiled when it is first needed: on two busy cores that takes its time.
configure({ asyncUtilTimeout: 10_000 });

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
