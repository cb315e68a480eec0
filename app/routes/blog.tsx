import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: {
      title: 'Povijesni blog',
      description: 'Zapisi o životu, običajima i povijesti brda i širokobriješkoga kraja.',
    },
  };
}

export default function BlogPage() {
  return <Page title="Povijesni blog" lead="O danima kad se vrhlo na gumnu, nizao duhan i pamtilo uz ognjište." />;
}
