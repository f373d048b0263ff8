import type { NumberField } from 'payload';

/** The order in a list that operators arrange. */
export const positionField = (description = 'Small numbers come first.'): NumberField => ({
  name: 'position',
  type: 'number',
  required: true,
  defaultValue: 100,
  min: 0,
  max: 10_000,
  index: true,
  admin: { position: 'sidebar', description, step: 1 },
});
