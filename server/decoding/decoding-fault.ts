/**
 * unreadable: nothing that can be shown or played. too-large: more than this machine takes on. too-long: plays for
 * longer than it may. busy: not tried, others are waiting already. interrupted: ended by something else than what was sent.
 */
export type DecodingFaultCode = 'unreadable' | 'too-large' | 'too-long' | 'busy' | 'interrupted';

export class DecodingFault extends Error {
  readonly code: DecodingFaultCode;

  constructor(code: DecodingFaultCode, message: string) {
    super(message);
    this.name = 'DecodingFault';
    this.code = code;
  }
}
