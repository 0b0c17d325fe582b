module.exports = {
  'user-guide': [
    'index',
    {
      type: 'category',
      label: 'Part',
      link: { type: 'doc', id: 'part/index' },
      items: ['part/listed', 'part/unlisted'],
    },
  ],
};
