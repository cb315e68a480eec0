/** What can go wrong in a way that a person should be told of. Worded at the edge, never here. */
export type FaultCode =
  | 'conflict'
  | 'document-exists'
  | 'document-changed'
  | 'document-too-large'
  | 'batch-too-large'
  | 'not-found'
  | 'offline'
  | 'newer-version'
  | 'invalid-record'
  | 'broken-link'
  | 'unreadable-archive'
  | 'invalid-feature'
  | 'too-many-shapes'
  | 'invalid-geometry';

export class Fault extends Error {
  readonly code: FaultCode;
  readonly details: unknown;

  constructor(code: FaultCode, message: string, details?: unknown) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.details = details;
  }
}

/** What was asked for cannot be reached at the moment. */
export function offlineFault(details?: unknown): Fault {
  return new Fault('offline', 'Failed to get document because the client is offline.', details);
}
