/**
 * Why a GEDCOM file cannot be looked at. empty, not-gedcom, damaged-archive, archive-without-gedcom: nothing in it can be read.
 * too-large: more than this machine takes on. busy and interrupted: no fault of the file.
 */
export type TreeFileFaultCode =
  | 'nothing-sent'
  | 'empty'
  | 'not-gedcom'
  | 'too-large'
  | 'damaged-archive'
  | 'archive-without-gedcom'
  | 'busy'
  | 'interrupted'
  | 'unwritable'
  | 'cut-off';

export class TreeFileFault extends Error {
  readonly code: TreeFileFaultCode;

  constructor(code: TreeFileFaultCode) {
    super(code);
    this.name = 'TreeFileFault';
    this.code = code;
  }
}
