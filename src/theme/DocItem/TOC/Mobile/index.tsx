// `DocItem/Content` shows the table of contents of phones below the title and the lead instead of above them.
export default (): null => null;
