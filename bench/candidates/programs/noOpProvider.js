"use strict";
exports.check = async (_olds, news) => ({ inputs: news });
exports.diff = async (_id, olds, news) => ({ changes: JSON.stringify(olds) !== JSON.stringify(news) });
exports.create = async (inputs) => ({ id: inputs.clusterUid ?? "fleet", outs: inputs });
exports.update = async (_id, _olds, news) => ({ outs: news });
exports.read = async (id, props) => ({ id, props });
exports.delete = async () => {};
