import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: {
      title: 'Obiteljska stabla',
      description: 'Dva roda, dva stabla: Bošnjaci i Ćavari. Što je u njima i kako ih otvoriti.',
    },
  };
}

export default function TreeChoicePage() {
  return <Page title="Obiteljska stabla" lead="Dva roda, dva stabla. Otvorena su prijavljenim članovima." />;
}
