/**
 * A button that cannot be pressed now says so and keeps the focus: one that is `disabled` drops it, and a reader who works
 * by keys would start again from the top of the page.
 */
export function setDisabled(button: HTMLButtonElement, disabled: boolean): void {
  if (disabled) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** Calls `press` when the button is pressed, unless `setDisabled` took it out of play. */
export function onPress(button: HTMLButtonElement, press: () => void): void {
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
}
