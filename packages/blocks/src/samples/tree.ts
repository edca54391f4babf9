/** Examples for blocks of type treeCategories. */
import type { TreeContent, TreeNode } from "@portal/core";
import type { BlockExamples } from "../examples.ts";
import { hostileCategory, hostileNodes } from "./hostile.ts";
import { longName } from "./long.ts";

const node = (slug: string, name: string, children: TreeNode[] = []): TreeNode => ({ slug, name, href: `/btc/${slug}`, children });

export const investmentTree: TreeContent = {
  nodes: [
    node("dau-tu-cong", "Đầu tư công", [
      node("ke-hoach-trung-han", "Kế hoạch trung hạn", [
        node("giai-doan-2021-2025", "Giai đoạn 2021–2025"),
        node("giai-doan-2026-2030", "Giai đoạn 2026–2030"),
      ]),
      node("ke-hoach-nam", "Kế hoạch hằng năm"),
      node("giai-ngan", "Tiến độ giải ngân"),
    ]),
    node("dau-tu-nuoc-ngoai", "Đầu tư nước ngoài", [node("von-fdi", "Vốn FDI theo địa phương"), node("xuc-tien", "Xúc tiến đầu tư")]),
    node("dau-thau", "Đấu thầu", [node("thong-bao-moi-thau", "Thông báo mời thầu"), node("ket-qua", "Kết quả lựa chọn nhà thầu")]),
    node("hop-tac-xa", "Kinh tế tập thể, hợp tác xã"),
  ],
};

const deep = (depth: number): TreeNode[] =>
  depth === 0 ? [] : [node(`cap-${depth}`, `${longName} (cấp ${depth})`, deep(depth - 1)), node(`ben-${depth}`, longName)];

export const treeExamples = (normal: TreeContent, block?: { readonly label: string }): BlockExamples<TreeContent> => ({
  normal: { content: normal, ...(block ? { block } : {}) },
  empty: { content: { nodes: [] } },
  longText: { content: { nodes: deep(6) }, block: { label: longName } },
  hostile: { content: { nodes: hostileNodes }, block: { label: hostileCategory.name } },
});
