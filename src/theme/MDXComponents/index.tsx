// Adds the components that writers may use without an import, and frames tables so that wide ones scroll alone.
import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import LiveTemplate from '../../components/LiveTemplate';
import Table from './Table';

export default { ...MDXComponents, DocCardList, LiveTemplate, TabItem, Tabs, table: Table };
