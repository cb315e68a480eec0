import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import styles from './families.module.css';
import { Section } from './section.tsx';

const FAMILIES = [
  {
    title: 'Bošnjaci',
    href: pathTo('bosnjaci'),
    tree: pathTo('treeBosnjak'),
    text: 'Rod Bošnjaka (prezime Bošnjak) na našem brdu: što je zapisano, što se pripovijeda i što još tražimo.',
  },
  {
    title: 'Ćavari',
    href: pathTo('cavari'),
    tree: pathTo('treeCavar'),
    text: 'Od Gostuše do brda: popisi iz 18. stoljeća, nadimak koji je postao prezime i putovi iseljavanja.',
  },
] as const;

export function Families() {
  return (
    <Section eyebrow="Dva roda" title="Čije je brdo">
      <div className={styles.families}>
        {FAMILIES.map(({ title, href, tree, text }) => (
          <article key={href}>
            <h3>
              <Link to={href}>{title}</Link>
            </h3>
            <p>{text}</p>
            <p className={styles.ways}>
              <Link to={href}>Povijest roda</Link>
              <Link to={tree}>Obiteljsko stablo</Link>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
