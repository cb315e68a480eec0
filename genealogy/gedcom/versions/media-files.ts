import { type Structure, structure } from '../structures/structures.ts';

const DRIVE = /^[A-Za-z]:[\\/]/;
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]+:/;

/** Where a file is, as 7.0 has it: a URI, or a path with slashes relative to the GEDCOM file. What is one already stays. */
export function uriOfPath(path: string): string {
  const trimmed = path.trim();
  if (DRIVE.test(trimmed)) return `file:///${encodedPath(trimmed)}`;
  if (trimmed.startsWith('\\\\')) return `file:${encodedPath(trimmed)}`;
  if (SCHEME.test(trimmed)) return encoded(trimmed);
  const slashed = trimmed.replaceAll('\\', '/');
  if (slashed.startsWith('/')) return `file://${slashed.startsWith('//') ? '/' : ''}${encodedPath(slashed)}`;
  return encoded(slashed).replace(/^[^/]*/, (first) => first.replaceAll(':', '%3A'));
}

/** Of a path on a disk: there `#` and `?` are letters like others. */
function encodedPath(path: string): string {
  return encoded(path.replaceAll('\\', '/')).replace(/[#?]/g, (sign) => encodeURIComponent(sign));
}

/** The file's name and folders as people know them. */
export function pathOfUri(uri: string): string {
  const shared = /^file:\/\/(?!localhost\/)([^/]+\/.*)$/i.exec(uri)?.[1];
  if (shared !== undefined) return `\\\\${decodedOr(shared).replaceAll('/', '\\')}`;
  const local = uri.replace(/^file:\/\/\/(?=[A-Za-z]:)/i, '').replace(/^file:\/\/(?=\/)/i, '');
  const decoded = decodedOr(local);
  return DRIVE.test(decoded) && local !== uri ? decoded.replaceAll('/', '\\') : decoded;
}

/** Percent signs that encode something already are left alone. */
export function encoded(text: string): string {
  return text
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/g, (letters) => encodeURIComponent(letters.toWellFormed()))
    .replace(/[[\]]/g, (bracket) => encodeURIComponent(bracket))
    .replace(/#(?=.*#)/g, '%23');
}

/** What cannot be decoded stays. */
export function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A picture or recording as a record of 7.0: 5.5 has file, form and title side by side, 5.5.1 has the title there when
 * the object stands within another record; 7.0 has form and title with the file they are about, and no record without one.
 */
export function mediaRecordOf(object: Structure): Structure {
  const given = object.value === '' ? object.children : [structure('FILE', object.value), ...object.children];
  const parts = given.some((part) => part.tag === 'FILE') ? given : [structure('FILE'), ...given];
  const file = parts.find((part) => part.tag === 'FILE') as Structure;
  const record = { ...object, value: '', isPointer: false };
  const belongsToFile = (part: Structure): boolean => part.tag === 'FORM' || part.tag === 'TITL';
  const moved = parts.filter(belongsToFile);
  const completed = { ...file, children: [...moved, ...file.children] };
  return {
    ...record,
    children: parts.filter((part) => !belongsToFile(part)).map((part) => (part === file ? completed : part)),
  };
}
