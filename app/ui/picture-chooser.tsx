import { mdiImagePlusOutline } from '@mdi/js';
import { type ReactNode, useEffect, useState } from 'react';
import { Field } from './field.tsx';
import { FileButton } from './file-button.tsx';
import styles from './picture-chooser.module.css';

interface Picture {
  readonly file: string;
  readonly alt: string;
  readonly src: string;
  readonly title?: string;
  readonly thumbnail?: string;
}

interface PictureChooserProps<Kind extends Picture> {
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly Kind[]>;
  readonly onChoose: (picture: Kind) => void;
  /** The files of those that are chosen. */
  readonly chosen?: readonly string[];
  /** Takes files of this device. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly several?: boolean;
  readonly error?: { readonly sentence: string } | undefined;
  readonly children?: ReactNode;
}

/** A photograph that is already here, or some of this device. */
export function PictureChooser<Kind extends Picture>(props: PictureChooserProps<Kind>) {
  const { load, onChoose, chosen, onFiles, several = false, error, children } = props;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Kind[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that was uploaded and chosen is listed, too
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const pictures = await load(query.trim(), control.signal).catch(() => []);
      if (!control.signal.aborted) setFound(pictures);
    }, 200);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, load, chosen?.length]);
  return (
    <div className={styles.chooser}>
      <FileButton
        look="secondary"
        icon={mdiImagePlusOutline}
        label={several ? 'Nove fotografije s ovog uređaja' : 'Nova fotografija s ovog uređaja'}
        accept="image/*"
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {children}
      <Field
        label="Potražite među fotografijama"
        name="photograph"
        type="search"
        autoComplete="off"
        error={error}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        // Enter sends no form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found?.length === 0 && (
        <p>{query ? 'Nema takve fotografije.' : 'Fotografija još nema. Kad ih bude, stajat će ovdje.'}</p>
      )}
      <ul className={styles.grid} aria-label="Fotografije">
        {found?.map((picture) => (
          <li key={picture.file}>
            <button
              type="button"
              {...(chosen === undefined ? {} : { 'aria-pressed': chosen.includes(picture.file) })}
              onClick={() => onChoose(picture)}
            >
              <img src={picture.thumbnail ?? `${picture.src}/480.jpg`} alt="" loading="lazy" />
              <span>{picture.title || picture.alt || 'Bez naslova'}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
