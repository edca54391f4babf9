export const treeDefaultTexts = {
  vi: { "tree-categories-default.toggle": "Mục con của {{name}}" },
  en: { "tree-categories-default.toggle": "Below {{name}}" },
};
