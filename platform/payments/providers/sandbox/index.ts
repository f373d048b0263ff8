export { createSandboxProvider } from './adapter';
