import { startAccount } from './account.ts';
import { startAboutLinks, startBackLinks } from './back-links.ts';
import { startCitations, startSharing } from './copying.ts';
import { startKeepingForms } from './kept-forms.ts';
import { startKeepingPages } from './kept-pages.ts';
import { startLightbox } from './lightbox.ts';
import { loadOptional } from './load-optional.ts';
import { startMeasuring } from './measurements.ts';
import { startOfflineNotice } from './notices.ts';
import { startSearch } from './search.ts';
import { startSorting } from './sort-table.ts';
import { startSpeculation } from './speculation.ts';
import { startMenus, startTheme } from './top-bar.ts';
import { startTransitions } from './transitions.ts';
import { startUpdates } from './updates.ts';
import { startVisitCounting } from './visits.ts';
import { startWaiting } from './waiting.ts';

/**
 * All that a page does in the browser besides what React does in apps: one module for both, on markup that the server has
 * made. An app announces each of its pages by the event «navigated».
 */
startTransitions();
startMeasuring();
startAccount();
startKeepingPages();
startTheme();
startMenus();
startSearch();
startBackLinks();
startAboutLinks();
startOfflineNotice();
startSharing();
startCitations();
startSorting();
startLightbox();
startKeepingForms();
startWaiting();
startUpdates();
startVisitCounting();
startSpeculation();

// What was wrong with a field is said until something else is written.
if (document.documentElement.dataset.kind === 'document') {
  addEventListener('input', ({ target }) => {
    const error = target instanceof HTMLElement && document.getElementById(`${target.id}-error`);
    if (!error) return;
    error.remove();
    target.ariaInvalid = 'false';
  });
}

// What few documents have is fetched where it is.
if (document.querySelector('[data-reading-controls]')) void loadOptional(() => import('./reading-controls.ts'));
if (document.querySelector('[data-timeline], [data-periods]')) {
  void loadOptional(() => import('./timeline.ts')).then((part) => part?.startTimeline());
}
