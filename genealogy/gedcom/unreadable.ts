export type UnreadableCode = 'empty' | 'not-gedcom' | 'too-large' | 'damaged-archive' | 'archive-without-gedcom';

/** The one error that reading throws: the bytes are no genealogy at all. Everything less is a finding. */
export class GedcomUnreadableError extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, options?: ErrorOptions) {
    super(`GEDCOM cannot be read: ${code}`, options);
    this.name = 'GedcomUnreadableError';
    this.code = code;
  }
}
