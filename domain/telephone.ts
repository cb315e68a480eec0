import { normalForm } from './normal-form.ts';

/** As typed, with its spaces and brackets. */
export const LONGEST_TELEPHONE = 40;
const DIGITS = { least: 6, most: 20 } as const;

/** As people write it, with single spaces; none when it cannot be dialled. */
export function telephoneOf(text: string): string | undefined {
  const telephone = normalForm(text, 'NFKC').replace(/\s+/g, ' ').trim();
  const digits = telephone.replace(/\D/g, '').length;
  const isWritten = telephone.length <= LONGEST_TELEPHONE && /^\+?[\d ()/.-]+$/.test(telephone);
  return isWritten && digits >= DIGITS.least && digits <= DIGITS.most ? telephone : undefined;
}

/** For a link that dials it. */
export function telephoneLink(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, '')}`;
}
