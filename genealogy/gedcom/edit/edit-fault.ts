/**
 * Why a file cannot be changed as asked; nothing of it is then.
 * archive: it is a .gdz. no-such-person, no-such-family, no-such-source: nobody has the id in the file.
 * changed: what was to be changed says something else by now. mangled: the record's levels jump, and a line put there would be read as something else.
 * date-unread, date-unclear: not understood, or it may mean several (`choices`). letter-missing: the charset of the file lacks it, and converting helps.
 * which-family (`choices`), family-full, same-family, linked-already, own-ancestor: of kin.
 * nothing-said, too-long, slash-in-name, bad-tag, bad-file: of what was typed. tangled: an undo no longer fits.
 */
export type EditFaultCode =
  | 'archive'
  | 'unreadable'
  | 'no-such-person'
  | 'no-such-family'
  | 'no-such-source'
  | 'changed'
  | 'mangled'
  | 'date-unread'
  | 'date-unclear'
  | 'letter-missing'
  | 'which-family'
  | 'family-full'
  | 'same-family'
  | 'linked-already'
  | 'own-ancestor'
  | 'nothing-said'
  | 'too-long'
  | 'slash-in-name'
  | 'bad-tag'
  | 'bad-file'
  | 'tangled';

export class GedcomEditError extends Error {
  readonly code: EditFaultCode;
  /** The field it is about, as the edit calls it. */
  readonly field: string;
  readonly choices: readonly string[];
  /** The later version that an undo does not fit. */
  readonly version: number | undefined;

  constructor(
    code: EditFaultCode,
    about: { readonly field?: string; readonly choices?: readonly string[]; readonly version?: number } = {},
  ) {
    super(`GEDCOM cannot be edited: ${code}`);
    this.name = 'GedcomEditError';
    this.code = code;
    this.field = about.field ?? '';
    this.choices = about.choices ?? [];
    this.version = about.version;
  }
}
