/**
 * Whether a file calls itself a sample. It says so in its own note (of the header of a GEDCOM, of a GeoJSON) by how that begins: Ogledno
 * rodoslovlje, Ogledni nacrt. Whoever puts a file of their own in its place has ended it.
 */
export function callsItselfSample(note: string): boolean {
  return /^\s*ogledn[aio](?!\p{L})/iu.test(note);
}
