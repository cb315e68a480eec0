/** Why something at the desk was not done. Worded at the edge (app/text/editing-faults.ts). */
export type EditingFaultCode =
  /** There is no such draft or record, or none for whoever asks. */
  | 'not-found'
  | 'forbidden'
  | 'wrong-state'
  /** A draft stays of the kind it was begun as. */
  | 'wrong-kind'
  | 'too-large'
  /** Somebody has changed the draft since it was looked at. */
  | 'changed-meanwhile'
  /** Somebody else was first, again and again. */
  | 'busy'
  /** The record of a draft has been deleted. */
  | 'record-gone'
  /** Another draft of the record has been begun since. */
  | 'begun-anew'
  | 'too-many'
  /** Somebody names a picture that they could not see. */
  | 'file-unseen'
  /** A writer has begun too many that nobody has published. */
  | 'too-many-begun'
  | 'day-passed'
  | 'reason-missing';

export class EditingFault extends Error {
  readonly code: EditingFaultCode;

  constructor(code: EditingFaultCode) {
    super(code);
    this.name = 'EditingFault';
    this.code = code;
  }
}
