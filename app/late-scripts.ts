const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;

/** What tells that somebody is about to do something with a page, and not only to read its first screen. */
const SIGNS_OF_A_HAND = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
/** Pictures are fetched when they are about to be seen, after the page counts as loaded: they go before scripts. */
const PICTURES_MS = 1000;
/** A page that was looked at for this long gets its scripts untouched: they also tell of new builds. */
const LOOKED_AT_MS = 4000;
/** What only scripts answer. A browser that knows commands and popovers answers those itself. */
const ANSWERED_BY_SCRIPTS = 'button[type="button"]:not([commandfor], [popovertarget]), a[data-waits]';

/**
 * A page is read before it is operated. Its scripts are fetched when all of it is there, so that its styles, letters
 * and pictures never share a thin line with them, and run when somebody lays a hand on it. Where a form keeps what is
 * typed, or when asked to, they run right after the first paint. What was pressed too early is pressed again by them.
 * Scripts that are gone, since a new build has come meanwhile, bring the page anew, once for each build.
 */
export function lateScripts(
  html: string,
  { atOnce, mark }: { readonly atOnce: boolean; readonly mark: string },
): string {
  const started = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`);
  const [whole, starter = ''] = started.exec(html) ?? [];
  const imports = [...starter.matchAll(IMPORT)];
  if (!whole || imports.length === 0) {
    throw new Error('React Router starts its pages differently now: look at app/late-scripts.ts');
  }
  const files = [...html.slice(0, html.indexOf('</head>')).matchAll(PRELOAD)].map(([, href]) => href);
  const load = `async () => {
  const [${imports.map(([, name]) => name ?? '')}] = await Promise.all([${imports.map(([, , href]) => `import("${href}")`)}]);
  ${starter.replace(IMPORT, '').trim()}
}`;
  const late = `const files = ${JSON.stringify(files)};\nconst load = ${load};${WAIT}(${atOnce});`;
  return html.replace(PRELOAD, '').replace(whole, () => `<script nonce="${mark}" type="module">${late}</script>`);
}

// Hidden tabs are not painted: nothing there waits for it.
const WAIT = `
((atOnce) => {
  const signs = ${JSON.stringify(SIGNS_OF_A_HAND)};
  const listening = new AbortController();
  const pressed = new Set();
  const fetchFiles = (how) => {
    for (const href of files) document.head.append(Object.assign(document.createElement('link'), { href, ...how }));
  };
  const start = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    fetchFiles({ rel: 'modulepreload' });
    load().catch((error) => {
      removeEventListener('click', remember, true);
      const link = [...pressed].find((each) => each.hasAttribute('href'));
      const { build } = document.documentElement.dataset;
      if (link) location.assign(link.getAttribute('href'));
      else if (navigator.onLine && sessionStorage.getItem('scripts-lost') !== build) {
        sessionStorage.setItem('scripts-lost', build);
        location.reload();
      }
      throw error;
    });
  };
  const remember = (event) => {
    const pressedOn = event.target.closest?.(${JSON.stringify(ANSWERED_BY_SCRIPTS)});
    if (!pressedOn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    pressed.add(pressedOn);
  };
  addEventListener('click', remember, true);
  addEventListener('operable', () => {
    removeEventListener('click', remember, true);
    for (const each of pressed) each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, { once: true });
  const painted = (then) => document.hidden ? then() : requestAnimationFrame(() => setTimeout(then));
  if (atOnce || document.querySelector('[data-kept], [data-taken]')) return painted(start);
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal: listening.signal });
  const fetchAhead = () => {
    if (!listening.signal.aborted) fetchFiles({ rel: 'prefetch', as: 'script' });
  };
  const whole = () => {
    if (navigator.connection?.saveData) return;
    setTimeout(fetchAhead, ${PICTURES_MS});
    setTimeout(start, ${LOOKED_AT_MS});
  };
  document.readyState === 'complete' ? whole() : addEventListener('load', whole, { once: true });
})`;
