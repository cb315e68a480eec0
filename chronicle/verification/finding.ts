/** Something that a check has found. */
export interface Finding {
  /** Something is lost or wrong; or it is only worth a look. */
  readonly weight: 'broken' | 'notice';
  /** In plain words, with the name of the document or file, and never with what somebody wrote. */
  readonly sentence: string;
  /** Puts it right and says what it did; nothing where it could not. */
  readonly mend?: () => Promise<string | undefined>;
}

export interface Check {
  readonly name: string;
  run(): AsyncIterable<Finding>;
}

export function broken(sentence: string, mend?: Finding['mend']): Finding {
  return { weight: 'broken', sentence, ...(mend ? { mend } : {}) };
}

export function notice(sentence: string, mend?: Finding['mend']): Finding {
  return { weight: 'notice', sentence, ...(mend ? { mend } : {}) };
}
