import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/copy-notice';
import styles from './copy-notice.module.css';

/** Where everything leads, in a copy of the site, that needs the living one (server/copy). */
export function loader({ context }: Route.LoaderArgs) {
  const { url, todayInWords, name } = context.get(siteContext);
  return {
    page: {
      title: 'Kopija stranice',
      description: 'Što se u kopiji stranice može, a što samo na izvornoj stranici.',
      hiddenFromSearch: true,
    },
    name,
    url,
    today: todayInWords,
  };
}

export default function CopyNoticePage({ loaderData: { name, url, today } }: Route.ComponentProps) {
  return (
    <Page title="Kopija stranice" lead="Sve javno s ove stranice može se čitati i bez nje: iz kopije." isText>
      <div className={styles.text}>
        <p data-in-copy="" hidden>
          <strong>
            Ovo je kopija stranice {name}, kakva je bila {today}
          </strong>
        </p>
        <p>
          U kopiji su svi javni zapisi, slike i pretraga. Nema prijave ni obrazaca, a obiteljska stabla, karta i
          spomen-stranice otvaraju se samo članovima na izvornoj stranici.
        </p>
        <p data-living="">
          Izvorna je stranica ovdje:{' '}
          <a data-living="" href={`${url}/`}>
            {url}
          </a>
        </p>
      </div>
    </Page>
  );
}
