export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A text is escaped; a list is of elements made already. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  const given = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`);
  return `<${name}${given.join('')}>${inner}</${name}>`;
}

/** Signs that no XML may hold, not even escaped, are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
