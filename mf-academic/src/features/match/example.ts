/** A text to try the page with: made up, as the journals of the demo are. */
export const example = {
  title: '锂离子电池热失控的早期预警与健康状态估计',
  abstract:
    '针对储能电站中锂离子电池热失控难以提前发现的问题，本文在三种工况下连续采集电压、表面温度与产气信号，比较固态电解质与液态电解质电芯的失效过程，并据此给出健康状态估计方法。结果表明，融合产气信号后预警时间平均提前 11 分钟；对退役电芯的电池回收分选也有参考意义。',
};
