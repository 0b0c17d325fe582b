// Adds the components that writers may use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default { ...MDXComponents, DocCardList, TabItem, Tabs };
