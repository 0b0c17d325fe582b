// Replaces a page whose file doesn't exist anymore, until the site can be loaded without it.
throw new Error('The file of this page was renamed or deleted.');
