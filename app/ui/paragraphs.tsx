/** Plain text; two of its paragraphs may be the same. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the text
    <p key={index}>{paragraph}</p>
  ));
}
