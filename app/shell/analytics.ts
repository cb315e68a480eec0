import { getGoogleAnalyticsClientId, initializeAnalytics, isSupported, logEvent } from '@firebase/analytics';
import { initializeApp } from '@firebase/app';

/** Answers with how to count a page. Fails where visits cannot be counted, at once or a little later. */
export async function openAnalytics(
  settings: Readonly<Record<string, string>>,
  onFailure: (error: unknown) => void,
): Promise<(path: string) => void> {
  if (!(await isSupported())) throw new Error('This browser does not support it.');
  const analytics = initializeAnalytics(initializeApp(settings, 'analytics'), {
    // A cookie of this host alone can be taken back when the person changes their mind.
    config: { send_page_view: false, cookie_domain: 'none' },
  });
  // Set up in the background; asking for anything waits for it, and says whether it failed.
  getGoogleAnalyticsClientId(analytics).catch(onFailure);
  return (path) => logEvent(analytics, 'page_view', { page_path: path, page_location: window.location.href });
}
