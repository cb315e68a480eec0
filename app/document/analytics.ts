import {
  getGoogleAnalyticsClientId,
  initializeAnalytics,
  isSupported,
  logEvent,
  setDefaultEventParameters,
} from '@firebase/analytics';
import { initializeApp } from '@firebase/app';

/** Answers with how to count a page by its pattern. Fails where visits cannot be counted, at once or a little later. */
export async function openAnalytics(
  settings: Readonly<Record<string, string>>,
  onFailure: (error: unknown) => void,
): Promise<(pattern: string) => void> {
  if (!(await isSupported())) throw new Error('This browser does not support it.');
  const analytics = initializeAnalytics(initializeApp(settings, 'analytics'), {
    // A cookie of this host alone can be taken back when the person changes their mind.
    config: { send_page_view: false, cookie_domain: 'none' },
  });
  // Set up in the background; asking for anything waits for it, and says whether it failed.
  getGoogleAnalyticsClientId(analytics).catch(onFailure);
  return (pattern) => {
    const page = pageAsCounted(pattern);
    // For whatever Google's script sends of its own accord, too.
    setDefaultEventParameters(page);
    logEvent(analytics, 'page_view', page);
  };
}

/**
 * All that Google's script would otherwise read off the page itself: the address, where tokens of links and what somebody
 * searched for stand, the address of the page before, and the title, where a name stands.
 */
function pageAsCounted(pattern: string) {
  const { origin } = window.location;
  return {
    page_path: pattern,
    page_location: `${origin}${pattern}`,
    page_referrer: `${origin}/`,
    page_title: pattern,
  };
}
