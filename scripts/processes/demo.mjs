// Log-ins of a process group with SANDBOX=on, as the seeds make them. Public on purpose: they exist in a sandbox only.
export const DEMO_PLAYER = { email: 'mara@parlour.example', password: 'parlour-demo-18' };
export const DEMO_OPERATOR = { email: 'operator@parlour.example', password: 'parlour-demo-18' };
