/**
 * unreadable: nothing that can be shown or played. too-large: more than this machine takes on. too-long: plays for
 * longer than it may. busy: not tried, others are waiting already.
 */
export type DecodingFaultCode = 'unreadable' | 'too-large' | 'too-long' | 'busy';

export class DecodingFault extends Error {
  readonly code: DecodingFaultCode;

  constructor(code: DecodingFaultCode, message: string) {
    super(message);
    this.name = 'DecodingFault';
    this.code = code;
  }
}
