import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field as one change, as a person does who pastes it. Typed letter by letter a form renders for each of
 * them: where a test is about something else, that is most of its time.
 */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
