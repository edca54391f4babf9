export const treeDefaultTexts = {
  vi: { "tree-default.toggle": "Mục con của {{name}}" },
  en: { "tree-default.toggle": "Below {{name}}" },
};
