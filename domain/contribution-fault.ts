/** What can be wrong with what somebody sends to be remembered. Worded at the edge, never here. */
export type ContributionFaultCode =
  | 'nothing-sent'
  | 'no-contact'
  | 'invalid-telephone'
  | 'text-too-long'
  | 'not-a-picture'
  | 'picture-too-large'
  | 'too-many-photographs'
  | 'not-a-voice'
  | 'voice-too-long'
  | 'too-large'
  | 'cut-off'
  | 'unwritable'
  | 'nothing-reported'
  | 'message-missing'
  | 'message-too-long'
  | 'answer-missing'
  | 'no-address'
  | 'answered-meanwhile'
  | 'busy'
  | 'interrupted'
  | 'too-many-at-once'
  | 'reason-missing'
  | 'reason-too-long'
  | 'gone'
  | 'not-found'
  | 'forbidden'
  | 'wrong-state'
  | 'unproven-address'
  | 'unknown-action';

export class ContributionFault extends Error {
  readonly code: ContributionFaultCode;
  /** Which of several it was, counted from one. */
  readonly which: number | undefined;

  constructor(code: ContributionFaultCode, which?: number) {
    super(code);
    this.name = 'ContributionFault';
    this.code = code;
    this.which = which;
  }
}
