import { showNotice } from './notices.ts';
import { onPress } from './press.ts';

/** What was written in a form, by the name of the field. */
type Values = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const LASTS_MS = 7 * 24 * 60 * 60 * 1000;
const NOT_WRITTEN = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio']);

interface Offer {
  readonly form: HTMLFormElement;
  readonly key: string;
  readonly values: Values;
}

/** By form, who was signed in when it was written: by the time it is kept, their session may be over. */
const written = new Map<HTMLFormElement, string>();
let offer: Offer | undefined;

/**
 * What a person has written in a form and not sent is kept when they leave, and offered when the form is shown again.
 * A form opts in with data-kept and a name of its own, and the page that says it was taken bears data-taken with the
 * same name. What one person wrote is not offered to another.
 */
export function startKeepingForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-kept]') : null;
    if (form) written.set(form, currentOwner());
  });
  // Whenever the page may be about to go: phones close pages without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepWritten();
  });
  addEventListener('pagehide', keepWritten);
  // In an app, fields are React's once it has been hydrated, and every navigation can take a form away and bring one.
  addEventListener('navigated', () => {
    keepWritten();
    lookForOffer();
  });
  if (document.documentElement.dataset.kind === 'document') lookForOffer();
  // Whoever leaves an app before React has come has sent it all the same.
  else discardTaken();
  onPress('[data-notice=kept] button', (button) => {
    if (!offer) return;
    if (button.matches('[data-put-back]')) putBack(offer.form, offer.values);
    discard(offer.key);
    offer = undefined;
    showNotice('kept', false);
  });
}

/** By their mark: people of one name may share a computer. */
function currentOwner(): string {
  return document.documentElement.dataset.account ?? '';
}

function keyOf(name: string | undefined, owner = currentOwner()): string {
  return `kept-form ${name} ${owner}`;
}

function keepWritten(): void {
  for (const [form, owner] of written) {
    const { kept } = form.dataset;
    if (document.querySelector(`[data-taken="${kept}"]`)) discard(keyOf(kept, owner));
    else keep(keyOf(kept, owner), valuesIn(form));
    if (!form.isConnected) written.delete(form);
  }
}

function discardTaken(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-taken]')) discard(keyOf(dataset.taken));
}

function lookForOffer(): void {
  discardTaken();
  offer = findOffer();
  showNotice('kept', offer !== undefined);
}

function findOffer(): Offer | undefined {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept]')) {
    const key = keyOf(form.dataset.kept);
    const values = recall(key);
    if (!values) continue;
    const shown = valuesIn(form);
    if (Object.entries(values).some(([name, value]) => shown[name] !== value)) return { form, key, values };
    discard(key);
  }
  return undefined;
}

/** Fields that a person writes in or chooses from. Passwords are nobody's to keep. */
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

function valuesIn(form: HTMLFormElement): Values {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
}

/** As if it had been typed: whoever listens to the field is told. */
function putBack(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || control.value === value) continue;
    const prototype = Object.getPrototypeOf(control) as Control;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A browser that keeps nothing, or has no room left, must not break the form. */
function keep(key: string, values: Values): void {
  try {
    if (Object.values(values).every((value) => value.trim() === '')) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ until: Date.now() + LASTS_MS, values }));
  } catch {}
}

function recall(key: string): Values | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { until: number; values: Values } | null;
    if (kept && kept.until > Date.now()) return kept.values;
    localStorage.removeItem(key);
  } catch {}
  return undefined;
}

function discard(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
