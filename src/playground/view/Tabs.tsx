import { TABS, type Tab } from '../model/draft.ts';
import type { TextProblem } from '../model/text-problem.ts';
import TabList from '../../live-template/controls/TabList.tsx';
import { tabLabel, tabsLabel } from './texts.ts';

interface Props {
  readonly id: string;
  /** Name of the example. */
  readonly name: string;
  readonly tab: Tab;
  readonly problems: readonly TextProblem[];
  readonly onTab: (tab: Tab) => void;
}

/** The tabs above the editor. Each shows how many problems its text has. */
export default function Tabs({ id, name, tab, problems, onTab }: Props): JSX.Element {
  const tabs = TABS.map((one) => {
    const count = problems.filter((problem) => problem.tab === one).length;
    return { name: one, label: count > 0 ? `${tabLabel(one)} (${count})` : tabLabel(one) };
  });
  return <TabList id={id} label={tabsLabel(name)} tabs={tabs} shown={tab} onShow={onTab} />;
}
