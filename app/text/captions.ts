/** What a picture shows, and whose it is. */
export function captionOf({
  caption = '',
  credit = '',
}: {
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}): string {
  return caption && credit ? `${caption.replace(/\.$/, '')}. ${credit}` : caption || credit;
}
