import type { ReactNode } from 'react';
import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import styles from './latest-posts.module.css';
import { Section } from './section.tsx';

interface Post {
  readonly key: string;
  readonly href: string;
  readonly title: string;
}

interface LatestPostsProps<Card extends Post> {
  readonly posts: readonly Card[];
  readonly renderCard: (card: Card, size: 'lead' | 'plain') => ReactNode;
}

export function LatestPosts<Card extends Post>({ posts, renderCard }: LatestPostsProps<Card>) {
  return (
    <Section eyebrow="Iz povijesnoga bloga" title="Novo u kronici" more={<Link to={pathTo('blog')}>Svi zapisi</Link>}>
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <li key={post.key}>{renderCard(post, index === 0 ? 'lead' : 'plain')}</li>
        ))}
      </ul>
    </Section>
  );
}
