const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;

/**
 * A page is read before it is operated: its scripts are asked for once it has been painted, so that its styles and
 * letters never share a thin line with them. React Router's own starter has them fetched before the first word shows.
 */
export function scriptsAfterFirstPaint(html: string): string {
  const [whole, starter = ''] = STARTER.exec(html) ?? [];
  const imports = [...starter.matchAll(IMPORT)];
  if (!whole || imports.length === 0) {
    throw new Error('React Router starts its pages differently now: look at app/late-scripts.ts');
  }
  const files = [...html.slice(0, html.indexOf('</head>')).matchAll(PRELOAD)].map(([, href]) => href);
  const late = `
const start = async () => {
  for (const href of ${JSON.stringify(files)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const [${imports.map(([, name]) => name ?? '')}] = await Promise.all([${imports.map(([, , href]) => `import("${href}")`)}]);
  ${starter.replace(IMPORT, '').trim()}
};
// A page in a hidden tab is not painted.
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
`;
  return html.replace(PRELOAD, '').replace(whole, () => `<script type="module">${late}</script>`);
}
