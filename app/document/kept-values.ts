import type { Values } from './form-values.ts';

const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/** Where what somebody wrote in a form is kept: by the form's name, and by their mark, since people of one name may share a computer. */
export function keptKey(form: string | undefined, account = ''): string {
  return `kept-form ${form} ${account}`;
}

/** False where the browser keeps nothing, or has no room left: that must not break the form. */
export function keepValues(key: string, values: Values): boolean {
  try {
    if (Object.values(values).every((value) => value.trim() === '')) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ until: Date.now() + LASTS_MS, values }));
    return true;
  } catch {
    return false;
  }
}

export function discard(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export function isStored(key: string): boolean {
  try {
    return key in localStorage;
  } catch {
    return false;
  }
}
