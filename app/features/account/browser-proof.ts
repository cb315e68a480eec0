import { useCallback, useEffect } from 'react';
import { IdentityError } from '../../../domain/identity-error.ts';
import { wordIdentityError } from '../../text/identity-errors.ts';
import type { FormAnswer, Prove } from './account-form.tsx';

type Settings = Readonly<Record<string, string>>;

const loadProvider = () => import('./firebase-proof.ts');

/** Where the provider checks passwords in the browser: its script is fetched while the person types. */
export function useBrowserProof(settings: Settings | undefined): Prove | undefined {
  useEffect(() => {
    if (settings) loadProvider().catch(() => {});
  }, [settings]);
  const prove = useCallback<Prove>(
    (form) => (settings ? addProof(settings, form) : Promise.resolve(undefined)),
    [settings],
  );
  return settings && prove;
}

/** The form goes out with the provider's proof in the place of the password; without one, the server asks the provider. */
async function addProof(settings: Settings, form: HTMLFormElement): Promise<FormAnswer['error']> {
  const typed = new FormData(form);
  try {
    const { proofOf } = await loadProvider();
    const proof = await proofOf(settings, String(typed.get('email')).trim(), String(typed.get('password')));
    const exchange = ({ formData }: FormDataEvent) => {
      formData.delete('password');
      formData.set('proof', proof);
    };
    form.addEventListener('formdata', exchange, { once: true });
    return undefined;
  } catch (error) {
    const isTheirs = error instanceof IdentityError && error.code !== 'network-failed';
    return isTheirs ? wordIdentityError(error) : undefined;
  }
}
