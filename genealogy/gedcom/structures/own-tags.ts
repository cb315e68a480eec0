/**
 * Names what a tag was in the file it came from. A UUID of our own needs no domain that somebody may lose; its fragment
 * says the program and the tag.
 */
const NAMESPACE = 'urn:uuid:6ebf3ce2-5491-42e7-99e8-cef7d8cbee1a#';
const DEFINITION = /^(_[A-Z0-9_]+) +urn:uuid:6ebf3ce2-5491-42e7-99e8-cef7d8cbee1a#(?:[^/]*\/)?(\w+)$/;

/** In a damaged file half of it may be the program's name. */
const LONGEST_PROGRAM = 40;

export function ownTagUri(tag: string, program: string): string {
  const named = encodeURIComponent(program.trim().slice(0, LONGEST_PROGRAM).toWellFormed());
  return `${NAMESPACE}${named === '' ? '' : `${named}/`}${tag}`;
}

/** The tag that a declaration of ours stands for, and under which name the file has it. */
export function ownTagDefinition(definition: string): { name: string; tag: string } | undefined {
  const match = DEFINITION.exec(definition.trim());
  return match ? { name: match[1] ?? '', tag: match[2] ?? '' } : undefined;
}
