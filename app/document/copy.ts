import { SEARCH_PARAM } from '../query-words.ts';
import { themeIn } from '../shell/theme.ts';
import { startBackLinks } from './back-links.ts';
import { startCitations, startSharing } from './copying.ts';
import { startLightbox } from './lightbox.ts';
import './reading-controls.ts';
import { startSorting } from './sort-table.ts';
import { startTimeline } from './timeline.ts';
import { showTheme, startMenus, startTheme } from './top-bar.ts';
import './copy.css';

const THEME = 'tema';

/**
 * What a page does in a copy of the site (server/copy): as app/document/main.ts, without all that asks a server. A browser keeps no
 * cookies for a folder, and no server reads them.
 */
function startKeptTheme(): void {
  try {
    const kept = localStorage.getItem(THEME);
    if (kept) showTheme(themeIn(`${THEME}=${kept}`));
    document.addEventListener('submit', () => {
      localStorage.setItem(THEME, document.documentElement.dataset.theme ?? '');
    });
  } catch {}
}

/** What answers a question is large, and is fetched where one is asked: by the page's own script, in this order. */
function startCopySearch(): void {
  const scripts = document.currentScript?.dataset.search;
  if (!scripts || !new URLSearchParams(location.search).get(SEARCH_PARAM)) return;
  for (const src of scripts.split(' '))
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}

startCopySearch();
startTheme();
startKeptTheme();
startMenus();
startBackLinks();
startSharing();
startCitations();
startSorting();
startLightbox();
startTimeline();
