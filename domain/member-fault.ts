/** What can keep something from being done about members. Worded at the edge, never here. */
export type MemberFaultCode =
  | 'forbidden'
  | 'own-account'
  | 'configured'
  | 'is-editor'
  | 'not-found'
  | 'unverified'
  | 'has-account'
  | 'already-invited'
  | 'unknown-role'
  | 'unknown-action'
  | 'decided';

export class MemberFault extends Error {
  readonly code: MemberFaultCode;

  constructor(code: MemberFaultCode) {
    super(code);
    this.name = 'MemberFault';
    this.code = code;
  }
}
