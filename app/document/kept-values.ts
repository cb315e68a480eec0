/** What was written in a form, by the name of the field. */
export type Values = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const LASTS_MS = 7 * 24 * 60 * 60 * 1000;
const NOT_WRITTEN = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio']);

/** Fields that a person writes in or chooses from. Passwords are never stored. */
function controlsOf(form: HTMLFormElement): Control[] {
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

/** As if it had been typed: listeners of the field get their events. */
export function putBack(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || control.value === value) continue;
    const prototype = Object.getPrototypeOf(control) as Control;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Storage that is disabled or full must not break the form. */
export function keep(key: string, values: Values): void {
  try {
    if (Object.values(values).every((value) => value.trim() === '')) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ until: Date.now() + LASTS_MS, values }));
  } catch {}
}

export function recall(key: string): Values | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { until: number; values: Values } | null;
    if (kept && kept.until > Date.now()) return kept.values;
    localStorage.removeItem(key);
  } catch {}
  return undefined;
}

export function discard(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
