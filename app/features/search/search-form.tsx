import { mdiMagnify } from '@mdi/js';
import { SEARCH_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-form.module.css';

/**
 * The page's own field. What opens the box elsewhere leads here on this page (app/document/search.ts). On a phone the button
 * stands in the field, and the label gives way to what was asked for.
 */
export function SearchForm({ text }: { readonly text: string }) {
  return (
    <search className={styles.search}>
      <form action={pathTo('search')}>
        <label className={text ? styles.answered : undefined} htmlFor="trazi">
          Što tražite?
        </label>
        <span className={styles.field}>
          <Icon path={mdiMagnify} />
          <input
            id="trazi"
            type="search"
            name={SEARCH_PARAM}
            defaultValue={text}
            placeholder="Ime, mjesto, godina, riječ …"
            autoComplete="off"
            enterKeyHint="search"
            data-search-field=""
          />
        </span>
        <Button look="primary">
          <Icon path={mdiMagnify} />
          <span>Potražite</span>
        </Button>
      </form>
    </search>
  );
}
