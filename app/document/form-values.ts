/** What was written in a form, by the name of the field. */
export type Values = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_WRITTEN = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio']);

/** Fields that a person writes in or chooses from. Passwords are nobody's to keep. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      element.autocomplete !== 'off' &&
      // A password that is being shown is a text field for the time being.
      !element.autocomplete.endsWith('password') &&
      !NOT_WRITTEN.has(element.type),
  );
}

export function valuesIn(form: HTMLFormElement): Values {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
}
