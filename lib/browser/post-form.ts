/** Values by the names of their fields; a field with several is sent several times. */
type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** One pair for each value, as a browser sends them. */
const pairsOf = (values: FormValues): [name: string, value: string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
  );

/** Posts a form to a page of another site, in this window, as if the visitor had filled it in there. */
export function postForm(address: string, values: FormValues): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of pairsOf(values)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // The prototype's: a field called "submit" would stand in the place of the form's own.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

/**
 * Posts the same form without leaving the page.
 * @throws when it did not get there, or was refused.
 */
export async function postInBackground(address: string, values: FormValues): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(pairsOf(values)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!answer.ok) throw new Error(`the form was answered with ${answer.status}`);
}
